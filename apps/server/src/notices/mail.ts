import { type Language, words } from '@gruppetto/words';
import { createTransport, type Transporter } from 'nodemailer';

export interface MailOptions {
  /** `smtp://user:password@host:587` or `smtps://`. */
  readonly smtpUrl: string;
  readonly from: string;
  /** Where people reach this server, for links in e-mails. */
  readonly publicUrl: string;
}

export interface Letter {
  /** The same letter has the same id: a mail server that gets it twice can tell. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly path: string;
  readonly language: Language;
}

const patience = 15_000;

/** Sends e-mails through an SMTP server, if one is set. */
export class Mailer {
  private readonly transport: Transporter;
  private readonly options: MailOptions;

  constructor(options: MailOptions) {
    this.options = options;
    this.transport = createTransport(options.smtpUrl, {
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    } as object);
  }

  async send({ id, to, subject, text, path, language }: Letter): Promise<void> {
    const { from, publicUrl } = this.options;
    await this.transport.sendMail({
      from,
      to,
      subject,
      text: `${text}\n\n${publicUrl}${path}\n\n${words(language).notices.letterEnd(`${publicUrl}/account`)}\n`,
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    });
  }

  /** Whether the server answers and lets us in; sends nothing. */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  close(): void {
    this.transport.close();
  }
}

/** A sentence for the person who called the program, instead of a result. */
export class Complaint extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.name = 'Complaint';
    this.exitCode = exitCode;
  }
}

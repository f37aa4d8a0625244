import type { MadeToken, MadeWebhook, TokenListing, TokenRight, WebhookListing } from '@gruppetto/wire';
import { ask, at } from './server.ts';

/** What the pages ask about programs that act for people. */
export const programsServer = {
  tokens: (signal?: AbortSignal) => ask<{ tokens: readonly TokenListing[] }>('GET', 'tokens', undefined, signal),
  makeToken: (name: string, rights: readonly TokenRight[]) => ask<MadeToken>('POST', 'tokens', { name, rights }),
  revokeToken: (id: string) => ask<object>('DELETE', at('tokens', id)),
  webhooks: (signal?: AbortSignal) => ask<{ webhooks: readonly WebhookListing[] }>('GET', 'webhooks', undefined, signal),
  makeWebhook: (url: string) => ask<MadeWebhook>('POST', 'webhooks', { url }),
  removeWebhook: (id: string) => ask<object>('DELETE', at('webhooks', id)),
  openApi: (signal?: AbortSignal) => ask<OpenApi>('GET', 'openapi.json', undefined, signal),
} as const;

/** As much of the description as the page shows. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Partial<Content>>>;
  readonly 'x-codeSamples'?: readonly { readonly source: string }[];
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

/** As much of JSON Schema as our own descriptions use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

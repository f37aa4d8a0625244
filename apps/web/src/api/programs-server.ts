import type { MadeToken, MadeWebhook, TokenListing, TokenRight, WebhookListing } from '@gruppetto/wire';
import { ask, at } from './server.ts';

/** The calls for programs that act for people. */
export const programsServer = {
  tokens: (signal?: AbortSignal) => ask<{ tokens: readonly TokenListing[] }>('GET', 'tokens', undefined, signal),
  makeToken: (name: string, rights: readonly TokenRight[]) => ask<MadeToken>('POST', 'tokens', { name, rights }),
  revokeToken: (id: string) => ask<object>('DELETE', at('tokens', id)),
  webhooks: (signal?: AbortSignal) => ask<{ webhooks: readonly WebhookListing[] }>('GET', 'webhooks', undefined, signal),
  makeWebhook: (url: string) => ask<MadeWebhook>('POST', 'webhooks', { url }),
  removeWebhook: (id: string) => ask<object>('DELETE', at('webhooks', id)),
  openApi: (signal?: AbortSignal) => ask<OpenApi>('GET', 'openapi.json', undefined, signal),
} as const;

/** The part of the description that the page shows. */
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

/** The part of JSON Schema that our descriptions use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

export type { AppOptions } from './app.ts';
export { createApp } from './app.ts';
export type { Finding } from './examine.ts';
export { examine } from './examine.ts';
export type { Served, ServeOptions } from './serve.ts';
export { serve, serverOptions } from './serve.ts';

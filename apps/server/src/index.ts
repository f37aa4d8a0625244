export type { AppOptions } from './app.ts';
export { createApp } from './app.ts';
export type { ErrorAnswer } from './errors.ts';
export type { Served, ServeOptions } from './serve.ts';
export { serve } from './serve.ts';

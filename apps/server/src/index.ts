export type { AppOptions } from './app.ts';
export { createApp } from './app.ts';
export type { ErrorAnswer } from './errors.ts';
export type { Served, ServeOptions } from './serve.ts';
export { serve, serverOptions } from './serve.ts';
export type { StorageOptions } from './storage/open.ts';
export { openStorage, storageOptions } from './storage/open.ts';
export { StorageProblem } from './storage/problem.ts';
export type { Storage } from './storage/storage.ts';

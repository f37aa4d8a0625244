import { findGame } from '@gruppetto/catalogue/all';
import { serveJobs } from './engine-thread.ts';

serveJobs(findGame);

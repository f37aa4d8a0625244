import { findGame } from '@gruppetto/catalogue';
import { serveJobs } from './engine-thread.ts';

serveJobs(findGame);

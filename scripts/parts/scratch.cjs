'use strict';
const { existsSync, statfsSync } = require('node:fs');
const { freemem, tmpdir } = require('node:os');

const memory = '/dev/shm';
const room = 4e9;

/** Where tests keep databases: in memory where there is room, because a disk works longer on their many files than the tests themselves. */
function scratch() {
  if (!existsSync(memory) || freemem() < room) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < room ? tmpdir() : memory;
}

module.exports = { scratch };

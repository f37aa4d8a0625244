'use strict';
// An old Node is to get a sentence and not a syntax error: this file, and those that begin with it, hold nothing newer than ES5.
var min = [20, 19];
var version = process.versions.node.split('.').map(Number);
var words = ['Gruppetto needs Node', min.join('.'), 'or newer, and this is', process.version, '- get it from https://nodejs.org\n'];
if (version[0] < min[0] || (version[0] === min[0] && version[1] < min[1])) {
  process.stderr.write(words.join(' '));
  process.exit(1);
}

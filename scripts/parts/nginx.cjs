'use strict';
const { spawn } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { asRoot, findPrograms, freePort, needService, onPath } = require('./service.cjs');

/** The folder of this computer's nginx. */
const findNginx = () => findPrograms(['nginx'], [...onPath(), '/usr/sbin']);

const withoutNginx = 'GRUPPETTO_TEST_WITHOUT_NGINX';

const needNginx = () => needService({ name: 'nginx', packaged: 'nginx-light', find: findNginx, without: withoutNginx });

/** An nginx of its own with this in its one server block. Gives its address, and how to end it. */
async function startNginx(block) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gruppetto-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const settings = `${asRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http { access_log off; ${temporary} server { listen 127.0.0.1:${port};
${block}
} }`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, settings);
  const nginx = spawn(path.join(findNginx(), 'nginx'), ['-c', file, '-p', folder, '-e', `${folder}/errors`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  let running = true;
  const ended = new Promise((done) => nginx.once('close', done)).then(() => {
    running = false;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (!running) throw new Error(`nginx could not be started: ${said}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    url,
    async stop() {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

module.exports = { needNginx, startNginx, withoutNginx };

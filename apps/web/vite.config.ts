import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// "npm run dev" says where the server is; everything else has it at the same address.
const target = process.env.GRUPPETTO_API;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  worker: { format: 'es' },
  server: target ? { proxy: { '/api': { target, ws: true } } } : {},
  // No fonts or pictures inside the style sheet: the server's content policy allows none.
  build: { target: 'es2023', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], assetsInlineLimit: 0, reportCompressedSize: true },
});

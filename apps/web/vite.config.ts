import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  worker: { format: 'es' },
  // No fonts or pictures inside the style sheet: the server's content policy allows none.
  build: { target: 'es2023', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], assetsInlineLimit: 0, reportCompressedSize: true },
});

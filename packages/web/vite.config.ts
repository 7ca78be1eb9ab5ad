import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Nothing is inlined as data: the content security policy names no such source for scripts and styles.
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './src/app/server/handle-web.ts' } },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // The server runs the bundle as it is: the packages of this repository are TypeScript sources.
  ssr: command === 'build' ? { noExternal: true } : { noExternal: [/^@fairlead\//] },
}));

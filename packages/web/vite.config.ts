import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Few files: what every screen needs compresses better together than in thirty pieces. */
const CLIENT_FILES = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: 'react',
        test: /node_modules\/(?:react|react-dom|react-router|scheduler|@remix-run|cookie-es)\//,
      },
      {
        name: 'shared',
        test: /node_modules|packages\/(?:ui|core|contract)\/|web\/src\/(?:parts|state|resources)\//,
        minShareCount: 3,
      },
    ],
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Nothing is inlined as data: the content security policy names no such source for scripts and styles.
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    client: { build: { rolldownOptions: { output: CLIENT_FILES } } },
    ssr: {
      build: { rolldownOptions: { input: './src/app/server/handle-web.ts' } },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // The server runs the bundle as it is: the packages of this repository are TypeScript sources.
  ssr: command === 'build' ? { noExternal: true } : { noExternal: [/^@fairlead\//] },
}));

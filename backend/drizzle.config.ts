import { defineConfig } from 'drizzle-kit';

/** Writes the next migration after a change of the tables: `npm run migration`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/*schema.ts',
  out: './backend/migrations',
});

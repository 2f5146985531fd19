import { defineConfig } from 'drizzle-kit';

/** Writes the next migration after a change of the tables: `npx drizzle-kit generate --config backend/drizzle.config.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/*schema.ts',
  out: './backend/migrations',
});

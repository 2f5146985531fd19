import { fileURLToPath } from 'node:url';

/** The SQL migrations that drizzle-kit wrote. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

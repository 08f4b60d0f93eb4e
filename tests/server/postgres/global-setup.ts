// One PostgreSQL for all test files. Each test has a separate database.
import type { TestProject } from 'vitest/node';
import { createCluster, postgresAt, type Cluster } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres?: Cluster;
  }
}

export default async function setup(project: TestProject) {
  const cluster = await createCluster();
  const postgres = postgresAt(cluster);
  await postgres.start();
  project.provide('postgres', cluster);
  return () => postgres.remove();
}

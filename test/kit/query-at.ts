import pg from 'pg';

/** What one statement gives, on a connection of its own to the database at this address. */
export async function queryAt<Row extends pg.QueryResultRow>(
  address: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

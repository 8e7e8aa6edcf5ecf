/** Runs the emulated sources of companies and openings. The only argument is the port. */
import { companySourcesServer } from './server.ts';

const server = companySourcesServer();
server.on('error', (error) => {
  process.stderr.write(`The company sources cannot start: ${error.message}\n`);
  process.exit(1);
});
server.listen(Number(process.argv[2]), '127.0.0.1');

function stop(): void {
  server.close(() => process.exit(0));
  server.closeAllConnections();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
// Stops this process when the launcher that started it is killed.
if (process.send) process.on('disconnect', stop);

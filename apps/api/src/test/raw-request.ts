import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends raw bytes and reads until the server closes the connection. */
export async function rawRequest(
  { baseUrl }: { baseUrl: string },
  lines: readonly string[],
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.write(lines.join('\r\n'));
  const answer = await text(socket);
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Headers(
      headerLines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()] as [string, string];
      }),
    ),
    body: body.join('\r\n\r\n'),
  };
}

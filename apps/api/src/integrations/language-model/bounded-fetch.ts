/** `fetch` that ends a response after a number of bytes with an error: the SDK reads a response whole. */
export const boundedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    let bytes = 0;
    const bounded = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes) controller.error(new RangeError(`The response is over ${maxBytes} bytes.`));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(bounded ?? null, response);
  };

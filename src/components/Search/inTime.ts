/** Milliseconds after which the embedded search takes over from a hosted one that does not come. */
const patience = 3000;

/**
 * What is loaded, if that doesn't take too long.
 *
 * @throws an error when it does, and what loading throws.
 */
export const inTime = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      window.setTimeout(() => reject(new Error('The hosted search is too slow.')), patience);
    }),
  ]);

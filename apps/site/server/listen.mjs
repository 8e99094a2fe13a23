/**
 * Listens on a port, or on the next free one.
 * @param {import('node:http').Server} server
 * @returns {Promise<number>} the port
 */
export function listen(server, port, tries = 20) {
  return new Promise((resolve, reject) => {
    const onError = (error) => {
      if (error.code === 'EACCES') {
        return reject(
          new Error(`site: This user may not listen on port ${port}. Choose one from 1024 up, such as PORT=8080.`),
        );
      }
      if (error.code !== 'EADDRINUSE') return reject(error);
      if (tries === 0 || port === 65_535) {
        return reject(new Error(`site: Port ${port} is taken. End what listens there, or set PORT to another one.`));
      }
      console.log(`Port ${port} is taken. Trying ${port + 1} …`);
      resolve(listen(server, port + 1, tries - 1));
    };
    server.once('error', onError);
    server.listen(port, () => {
      server.off('error', onError);
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
    });
  });
}

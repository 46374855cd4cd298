/** The part of the protocol 3 client that the test uses; the package has no types. */
declare module 'socket.io-client-v2' {
  interface OldSocket {
    on(event: string, listen: (event: unknown) => void): void;
    once(event: string, listen: (event: unknown) => void): void;
    emit(event: string, value: unknown): void;
    disconnect(): void;
  }
  interface OldOptions {
    readonly query: Readonly<Record<string, string>>;
    readonly transports?: readonly ('polling' | 'websocket')[];
  }
  /** Connects. */
  const io: (url: string, options: OldOptions) => OldSocket;
  export default io;
}

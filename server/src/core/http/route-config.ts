declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines about the process itself; never turned away for load. */
    probe?: boolean;
    /** The endpoint's name. */
    operation?: string;
  }
}

export {};

declare module '@20minutes/s3rver' {
  /** The part of the server that tests use; the package has no types. */
  export default class S3rver {
    constructor(options: {
      port: number
      silent: boolean
      allowMismatchedSignatures: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}

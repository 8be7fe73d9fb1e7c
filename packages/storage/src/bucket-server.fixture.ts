// node packages/storage/src/bucket-server.fixture.ts <port> <folder>: for tests, an object store in a process of its
// own, with a bucket `shop`.
import S3rver from '@20minutes/s3rver'

const [port, directory = ''] = process.argv.slice(2)
const server = new S3rver({
  port: Number(port),
  silent: true,
  allowMismatchedSignatures: true,
  directory,
  configureBuckets: [{ name: 'shop', configs: [] }],
})
await server.run()

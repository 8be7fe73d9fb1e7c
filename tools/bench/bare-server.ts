// The limit: Node's own HTTP server writing one response from memory. Started by cached-page.ts as a separate process.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [answerFile = '', bodyFile = ''] = process.argv.slice(2)
const { headers, etag }: { headers: string[]; etag: string } = JSON.parse(readFileSync(answerFile, 'utf8'))
const body = readFileSync(bodyFile)
const notModified = headers.filter((_, index) => !/^content-/i.test(headers[index - (index % 2)] ?? ''))

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) response.writeHead(304, notModified).end()
  else response.writeHead(200, headers).end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')

import { readFile } from 'node:fs/promises'
import type { ToolResults } from '@passepartout/contracts'
import { difficultFile } from '@passepartout/testing'
import sharp from 'sharp'
import { expect } from 'vitest'
import { bodyOf, type Visitor } from '../../shop.fixture.ts'

export type ToolCall = 'convert-file' | 'convert-pdf' | 'optimize-image'

/** Sends bytes to a tool as a page would. */
export const sendTo = (
  visitor: Visitor,
  tool: ToolCall,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
  { name = 'foto.jpg', query = '', headers = {} as Record<string, string> } = {},
) =>
  visitor.request(`/web-api/toolbox-${tool}${query}`, {
    method: 'POST',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { 'x-file-name': encodeURIComponent(name), ...headers },
  })

export const sendOdd = async (visitor: Visitor, tool: ToolCall, name: string, query = '') =>
  sendTo(visitor, tool, await readFile(difficultFile(name)), { name, query })

/** The results of a tool; fails the test on a refusal. */
export async function resultsOf(answer: Response): Promise<ToolResults> {
  const body = await bodyOf<ToolResults>(answer)
  expect([answer.status, body.message?.text]).toEqual([201, undefined])
  return body.payload
}

/** Fetches the first result with its image metadata. */
export async function fetched(visitor: Visitor, { results: [result] }: ToolResults) {
  const answer = await visitor.request(result?.url ?? '')
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { result, bytes, answer, facts: await sharp(bytes).metadata() }
}

/** Expects a refusal at the field `file`, in German and English, and that no file is left. */
export async function expectRefusal(
  answers: readonly [Response, Response],
  { status, code, words }: { status: number; code: string; words: readonly [string, string] },
): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    const { code: found, message, payload } = await bodyOf(answer)
    expect([answer.status, found]).toEqual([status, code])
    expect(message.text).toContain(words[index])
    if (payload.errors.file) expect(payload.errors.file).toEqual([message.text])
  }
}

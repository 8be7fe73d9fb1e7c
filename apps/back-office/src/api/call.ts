import {
  BACK_OFFICE_API,
  BACK_OFFICE_CALLS,
  type BackOfficeCallName,
  type BackOfficeInput,
  type BackOfficeProblem,
  type BackOfficeResponse,
} from '@passepartout/contracts/back-office'

/** A refused call: its reason has words in the messages. */
export class CallProblem extends Error {
  readonly problem: BackOfficeProblem | 'signed-out' | 'unreachable'
  /** What the refusal is about, such as names of fields or of sheets. */
  readonly fields: readonly string[]

  constructor(problem: CallProblem['problem'], fields: readonly string[] = []) {
    super(problem)
    this.problem = problem
    this.fields = fields
  }
}

interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

/** The address of a call, with its parameters. */
export function callUrl(name: BackOfficeCallName, { params = {}, query = {} }: Input = {}): string {
  const path = BACK_OFFICE_CALLS[name].path.replace(/:(\w+)/g, (_, key) =>
    encodeURIComponent(String(params[key] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value))
  const text = search.toString()
  return `${BACK_OFFICE_API}${path}${text ? `?${text}` : ''}`
}

/** Makes a call. @throws CallProblem */
export async function call<Name extends BackOfficeCallName>(
  name: Name,
  input: BackOfficeInput<Name>,
  signal?: AbortSignal,
): Promise<BackOfficeResponse<Name>> {
  const { method } = BACK_OFFICE_CALLS[name]
  const { body, file } = input as Input
  const type = file ? 'application/octet-stream' : 'application/json'
  const response = await fetch(callUrl(name, input as Input), {
    method,
    headers: { accept: 'application/json', ...(method === 'GET' ? {} : { 'content-type': type }) },
    ...(method === 'GET' ? {} : { body: file ?? JSON.stringify(body ?? {}) }),
    ...(signal ? { signal } : {}),
  }).catch(error => {
    if (signal?.aborted) throw error
    throw new CallProblem('unreachable')
  })
  if (response.status === 401) {
    const to = `${location.pathname}${location.search}`
    location.assign(`/_operator/log-in?to=${encodeURIComponent(to)}`)
    throw new CallProblem('signed-out')
  }
  const read = await response.json().catch(() => ({}))
  if (!response.ok) throw new CallProblem(read.problem ?? 'unreachable', read.fields)
  return read as BackOfficeResponse<Name>
}

import { decodeTableFile, stripContactAttachments } from '@passepartout/domain'

/** More than the whole address book of a phone without its pictures. */
const MOST_BYTES = 20_000_000

/**
 * Reads a file of addresses into the field for pasted ones, and sends it. Pictures of contacts never leave the device.
 */
export default function recipientsFile(form: HTMLElement): void {
  const part = form.querySelector<HTMLElement>('[data-file]')
  const input = part?.querySelector<HTMLInputElement>('input')
  const status = part?.querySelector('[role=status]')
  const field = form.querySelector('textarea')
  if (!part || !input || !field || !(form instanceof HTMLFormElement)) return
  part.hidden = false
  input.addEventListener('change', async () => {
    const [file] = input.files ?? []
    if (!file) return
    const text = file.size > MOST_BYTES ? undefined : wordsOf(await file.arrayBuffer())
    input.value = ''
    if (text === undefined || text.length > field.maxLength) {
      if (status) status.textContent = form.dataset.large ?? ''
      return
    }
    field.value = text
    form.requestSubmit()
  })
}

const wordsOf = (bytes: ArrayBuffer): string =>
  stripContactAttachments(
    decodeTableFile(encoding => new TextDecoder(encoding, { fatal: true }).decode(bytes)),
  )

const SHOWN_MS = 2000
const CODE_PIXELS = 1200

/**
 * Copies the fields of a bank transfer, and saves the code as an image, because customers cannot scan their own screen.
 */
export default function paymentSlip(root: HTMLElement): void {
  const status = root.querySelector('[data-says]')
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    if (!('clipboard' in navigator)) break
    button.hidden = false
    button.addEventListener('click', async () => {
      const { copy = '', name = '' } = button.dataset
      await navigator.clipboard.writeText(copy)
      show(button, true)
      if (status) status.textContent = (root.dataset.copied ?? '').replace('{name}', name)
      setTimeout(() => show(button, false), SHOWN_MS)
    })
  }
  const save = root.querySelector<HTMLButtonElement>('[data-save]')
  const code = root.querySelector<HTMLImageElement>('[data-code]')
  if (!save || !code) return
  save.hidden = false
  save.addEventListener('click', () => void saveCode(code, root.dataset.file ?? 'code.png'))
}

function show(button: HTMLElement, done: boolean): void {
  for (const [sign, hidden] of [
    ['idle', done],
    ['done', !done],
  ] as const)
    button.querySelector(`[data-${sign}]`)?.toggleAttribute('hidden', hidden)
}

/** As a bitmap: banking apps accept no vector images. */
async function saveCode(code: HTMLImageElement, file: string): Promise<void> {
  const ratio = code.naturalHeight / (code.naturalWidth || 1) || 1
  const canvas = document.createElement('canvas')
  canvas.width = CODE_PIXELS
  canvas.height = Math.round(CODE_PIXELS * ratio)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const margin = CODE_PIXELS * 0.06
  pen.drawImage(code, margin, margin, canvas.width - 2 * margin, canvas.height - 2 * margin)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
  if (!blob) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

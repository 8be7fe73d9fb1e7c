const MOST = 8

/** Uploads the photos of a complaint one by one as they are chosen; the form then contains their ids. */
export default function complaintPhotos(form: HTMLElement): void {
  const list = form.querySelector<HTMLElement>('[data-photos]')
  const add = form.querySelector<HTMLElement>('[data-add]')
  const instead = form.querySelector<HTMLElement>('[data-instead]')
  const status = form.querySelector('[data-says]')
  const input = add?.querySelector('input')
  if (!list || !add || !input) return
  add.hidden = false
  if (instead) instead.hidden = true

  input.addEventListener('change', async () => {
    const files = [...(input.files ?? [])].slice(0, MOST - list.childElementCount)
    input.value = ''
    for (const file of files) {
      showStatus(form.dataset.busy)
      const answer = await send(file)
      showStatus(answer.text)
      if (answer.id) list.append(tileOf(answer.id, file))
      add.hidden = list.childElementCount >= MOST
    }
  })

  const showStatus = (text = '') => {
    if (status) status.textContent = text
  }

  async function send(file: File): Promise<{ id?: string; text?: string }> {
    const { shop = '', locale = '', failed = '' } = form.dataset
    const answer = await fetch('/web-api/photos', {
      method: 'POST',
      body: file,
      headers: {
        'x-shop-channel': shop,
        'x-shop-locale': locale,
        'x-file-name': encodeURIComponent(file.name),
      },
    }).catch(() => undefined)
    const body = await answer?.json().catch(() => undefined)
    if (answer?.ok && body?.payload?.id) return { id: body.payload.id }
    return { text: body?.message?.text ?? failed }
  }

  function tileOf(id: string, file: File): HTMLElement {
    const tile = document.createElement('li')
    tile.className = 'relative aspect-square overflow-hidden bg-stage'
    const picture = document.createElement('img')
    picture.src = URL.createObjectURL(file)
    picture.alt = file.name
    picture.className = 'size-full object-cover'
    const named = document.createElement('input')
    named.type = 'hidden'
    named.name = 'photo'
    named.value = id
    const remove = document.createElement('button')
    remove.type = 'button'
    remove.className =
      'absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-raised text-18 shadow-card'
    remove.setAttribute('aria-label', `${form.dataset.remove ?? ''} ${file.name}`)
    remove.textContent = '×'
    remove.addEventListener('click', () => {
      URL.revokeObjectURL(picture.src)
      tile.remove()
      if (add) add.hidden = false
      input?.focus()
    })
    tile.append(picture, named, remove)
    return tile
  }
}

import { keepForLater } from './keep-for-later.ts'

/** The sheets that the server put into the first page of a visit (`apps/server/src/http/arrival.ts`): the next one links them. */
export function keepStyles(): void {
  const brought = document.querySelectorAll<HTMLElement>('style[data-from]')
  keepForLater([...brought].flatMap(({ dataset }) => dataset.from ?? []))
}

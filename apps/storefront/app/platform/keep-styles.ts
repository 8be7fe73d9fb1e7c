/** Fetches what the server put into the first page of a visit (`apps/server/src/http/arrival.ts`): the next one links it. */
export function keepStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-from]'))
    if (dataset.from)
      void fetch(dataset.from, { priority: 'low' }).then(
        sheet => sheet.arrayBuffer(),
        () => {},
      )
}

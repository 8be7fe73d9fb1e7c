import kartenliebe from '../icons/kartenliebe.svg?url'
import passepartout from '../icons/passepartout.svg?url'

const MARKS: Record<string, { icon: string; bar: string }> = {
  passepartout: { icon: passepartout, bar: '#ffffff' },
  kartenliebe: { icon: kartenliebe, bar: '#f7eee4' },
}

/** The channel's icon in the browser tab, and the colour of the browser's own bar beside the header. */
export function PageIcons({ channel }: { channel: string }) {
  const mark = MARKS[channel]
  return (
    mark && (
      <>
        <link rel="icon" type="image/svg+xml" href={mark.icon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={mark.bar} />
      </>
    )
  )
}

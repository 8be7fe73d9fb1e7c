/** Images, films and animations. */
export const media = {
  'media.previous': 'Zurück',
  'media.next': 'Weiter',
  'media.pause': 'Film anhalten',
  'media.top': 'Nach oben',
  'media.close': 'Schließen',
  'media.enlarge': 'Groß ansehen',
  'media.days-left': { one: 'Noch 1 Tag', other: 'Noch {count} Tage' },
  'media.last-day': 'Letzter Tag',
  'media.until': 'Bis {date}',
  'media.captions': 'Untertitel',
  'media.download': 'Film herunterladen',
  'media.no-video': 'Dieser Browser zeigt den Film nicht.',
} as const

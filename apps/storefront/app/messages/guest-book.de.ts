/** Guest and condolence books, German. Only the channel that addresses couples has them. */
export const guestBook = {
  'guest-book.page-title': 'Gästebuch',
  'guest-book.kind-guest': 'Gästebuch',
  'guest-book.kind-condolence': 'Kondolenzbuch',
  'guest-book.offer-title-guest': 'Ein Gästebuch zu euren Karten',
  'guest-book.offer-title-condolence': 'Ein Kondolenzbuch zu euren Karten',
  'guest-book.offer-text-guest':
    'Eine Seite im Netz, auf der eure Gäste schreiben. Sie gehört zu dieser Bestellung und kostet nichts.',
  'guest-book.offer-text-condolence':
    'Eine Seite im Netz, auf der Angehörige und Freunde schreiben. Sie gehört zu dieser Bestellung und kostet nichts.',
  'guest-book.offer-link': 'Zum Buch',
  'guest-book.own-title-guest': 'Euer Gästebuch',
  'guest-book.own-title-condolence': 'Euer Kondolenzbuch',
  'guest-book.own-lead-guest':
    'Eure Gäste öffnen den Link und schreiben. Jeder Eintrag erscheint erst, wenn ihr ihn freigebt.',
  'guest-book.own-lead-condolence':
    'Angehörige und Freunde öffnen den Link und schreiben. Jeder Eintrag erscheint erst, wenn ihr ihn freigebt.',
  'guest-book.open-guest': 'Gästebuch eröffnen',
  'guest-book.open-condolence': 'Kondolenzbuch eröffnen',
  'guest-book.name-guest': 'Name des Gästebuchs',
  'guest-book.name-condolence': 'Name des Kondolenzbuchs',
  'guest-book.name-hint-guest': 'Steht groß über den Einträgen, zum Beispiel „Lena & Jonas“.',
  'guest-book.name-hint-condolence':
    'Steht groß über den Einträgen, zum Beispiel „In Erinnerung an Ilse Sommer“.',
  'guest-book.last-day': 'Letzter Tag zum Schreiben',
  'guest-book.last-day-hint': 'Danach schließt das Buch von selbst. Der Tag lässt sich jederzeit ändern.',
  'guest-book.save': 'Speichern',
  'guest-book.link-guest': 'Link für eure Gäste',
  'guest-book.link-condolence': 'Link für Angehörige und Freunde',
  'guest-book.link-hint':
    'Teilt den Link oder schreibt ihn auf die Karte. Wer ihn hat, kann lesen und schreiben.',
  'guest-book.is-closed': 'Dieses Buch hat am {date} geschlossen.',
  'guest-book.deleted-at':
    'Am {date} wird das Buch mit allen Einträgen gelöscht. Bis dahin lässt sich diese Seite drucken oder als PDF sichern.',
  'guest-book.settings': 'Name und letzten Tag ändern',
  'guest-book.delete': 'Buch löschen',
  'guest-book.delete-text': {
    one: 'Der Link führt danach nirgendwohin, und {count} Eintrag wird gelöscht. Das lässt sich nicht zurücknehmen.',
    other:
      'Der Link führt danach nirgendwohin, und {count} Einträge werden gelöscht. Das lässt sich nicht zurücknehmen.',
  },
  'guest-book.delete-now': 'Buch endgültig löschen',
  'guest-book.nobody-yet': 'Noch hat niemand geschrieben.',
  'guest-book.waiting': {
    one: 'Ein Eintrag wartet auf eure Freigabe',
    other: '{count} Einträge warten auf eure Freigabe',
  },
  'guest-book.show-waiting': 'Alle freigeben',
  'guest-book.entries-shown': {
    one: 'Ein Eintrag ist freigegeben',
    other: '{count} Einträge sind freigegeben',
  },
  'guest-book.entries-hidden': {
    one: 'Ein Eintrag ist ausgeblendet',
    other: '{count} Einträge sind ausgeblendet',
  },
  'guest-book.show': 'Freigeben',
  'guest-book.hide': 'Ausblenden',
  'guest-book.remove': 'Löschen',
  'guest-book.show-of': 'Eintrag von {name} freigeben',
  'guest-book.hide-of': 'Eintrag von {name} ausblenden',
  'guest-book.remove-of': 'Eintrag von {name} löschen',
  'guest-book.failed': 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  'guest-book.done-open-book': 'Das Buch ist eröffnet. Jetzt fehlen nur noch die Gäste.',
  'guest-book.done-change-book': 'Die Änderungen sind gespeichert.',
  'guest-book.done-delete-book': 'Das Buch und alle Einträge sind gelöscht.',
  'guest-book.done-show-entry': 'Der Eintrag ist freigegeben.',
  'guest-book.done-hide-entry': 'Der Eintrag ist ausgeblendet.',
  'guest-book.done-delete-entry': 'Der Eintrag ist gelöscht.',
  'guest-book.done-show-waiting': 'Alle Einträge sind freigegeben.',
  'guest-book.write-guest': 'Ins Gästebuch schreiben',
  'guest-book.write-condolence': 'Ins Kondolenzbuch schreiben',
  'guest-book.author': 'Name',
  'guest-book.author-missing': 'Bitte einen Namen eintragen.',
  'guest-book.text-guest': 'Glückwünsche oder Grüße',
  'guest-book.text-condolence': 'Worte der Anteilnahme',
  'guest-book.text-missing': {
    one: 'Bitte etwas schreiben, höchstens {count} Zeichen.',
    other: 'Bitte etwas schreiben, höchstens {count} Zeichen.',
  },
  'guest-book.public':
    'Name und Eintrag sieht jeder, der diesen Link hat. Bis zum {date} lässt sich schreiben, {days} Tage später wird alles gelöscht.',
  'guest-book.send': 'Eintrag absenden',
  'guest-book.written-guest':
    'Danke! Der Eintrag ist angekommen und erscheint hier, sobald er freigegeben ist.',
  'guest-book.written-condolence':
    'Danke. Der Eintrag ist angekommen und erscheint hier, sobald er freigegeben ist.',
  'guest-book.empty': 'Hier stehen noch keine Einträge.',
} as const

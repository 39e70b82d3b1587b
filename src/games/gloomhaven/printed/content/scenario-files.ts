import s001 from '#data/gloomhaven/scenarios/001.json' with { type: 'json' };
import s002 from '#data/gloomhaven/scenarios/002.json' with { type: 'json' };
import s003 from '#data/gloomhaven/scenarios/003.json' with { type: 'json' };
import s004 from '#data/gloomhaven/scenarios/004.json' with { type: 'json' };
import s005 from '#data/gloomhaven/scenarios/005.json' with { type: 'json' };
import s006 from '#data/gloomhaven/scenarios/006.json' with { type: 'json' };
import s007 from '#data/gloomhaven/scenarios/007.json' with { type: 'json' };
import s008 from '#data/gloomhaven/scenarios/008.json' with { type: 'json' };
import s009 from '#data/gloomhaven/scenarios/009.json' with { type: 'json' };
import s010 from '#data/gloomhaven/scenarios/010.json' with { type: 'json' };
import s011 from '#data/gloomhaven/scenarios/011.json' with { type: 'json' };
import s012 from '#data/gloomhaven/scenarios/012.json' with { type: 'json' };
import s013 from '#data/gloomhaven/scenarios/013.json' with { type: 'json' };
import s014 from '#data/gloomhaven/scenarios/014.json' with { type: 'json' };
import s015 from '#data/gloomhaven/scenarios/015.json' with { type: 'json' };
import s016 from '#data/gloomhaven/scenarios/016.json' with { type: 'json' };
import s017 from '#data/gloomhaven/scenarios/017.json' with { type: 'json' };
import s018 from '#data/gloomhaven/scenarios/018.json' with { type: 'json' };
import s019 from '#data/gloomhaven/scenarios/019.json' with { type: 'json' };
import s020 from '#data/gloomhaven/scenarios/020.json' with { type: 'json' };
import s022 from '#data/gloomhaven/scenarios/022.json' with { type: 'json' };
import s024 from '#data/gloomhaven/scenarios/024.json' with { type: 'json' };
import s028 from '#data/gloomhaven/scenarios/028.json' with { type: 'json' };
import s029 from '#data/gloomhaven/scenarios/029.json' with { type: 'json' };
import s030 from '#data/gloomhaven/scenarios/030.json' with { type: 'json' };
import s032 from '#data/gloomhaven/scenarios/032.json' with { type: 'json' };
import s039 from '#data/gloomhaven/scenarios/039.json' with { type: 'json' };
import s040 from '#data/gloomhaven/scenarios/040.json' with { type: 'json' };
import s043 from '#data/gloomhaven/scenarios/043.json' with { type: 'json' };
import s053 from '#data/gloomhaven/scenarios/053.json' with { type: 'json' };
import s056 from '#data/gloomhaven/scenarios/056.json' with { type: 'json' };
import s059 from '#data/gloomhaven/scenarios/059.json' with { type: 'json' };
import s060 from '#data/gloomhaven/scenarios/060.json' with { type: 'json' };
import s063 from '#data/gloomhaven/scenarios/063.json' with { type: 'json' };
import s064 from '#data/gloomhaven/scenarios/064.json' with { type: 'json' };
import s065 from '#data/gloomhaven/scenarios/065.json' with { type: 'json' };

/** The files of the scenarios that are known whole, as they lie there; each is checked when it is first asked for. */
export const FILES: Readonly<Record<number, unknown>> = {
  1: s001,
  2: s002,
  3: s003,
  4: s004,
  5: s005,
  6: s006,
  7: s007,
  8: s008,
  9: s009,
  10: s010,
  11: s011,
  12: s012,
  13: s013,
  14: s014,
  15: s015,
  16: s016,
  17: s017,
  18: s018,
  19: s019,
  20: s020,
  22: s022,
  24: s024,
  28: s028,
  29: s029,
  30: s030,
  32: s032,
  39: s039,
  40: s040,
  43: s043,
  53: s053,
  56: s056,
  59: s059,
  60: s060,
  63: s063,
  64: s064,
  65: s065,
};

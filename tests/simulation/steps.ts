import fc from 'fast-check';
import type { Step } from './history.ts';
import { FAULTS, type Fault } from './world.ts';

const device = fc.nat({ max: 2 });
const number = fc.nat({ max: 20 });
const step = <S extends Step>(weight: number, arbitrary: fc.Arbitrary<S>) => ({
  weight,
  arbitrary,
});
/** Steps at random. Those that move things forward are more likely. */
const STEP: fc.Arbitrary<Step> = fc.oneof(
  step(8, fc.record({ do: fc.constant('type'), device, field: number })),
  step(1, fc.record({ do: fc.constant('typeText'), device, file: number })),
  step(
    3,
    fc.record({ do: fc.constantFrom('addRow', 'removeRow', 'moveRow'), device, row: number }),
  ),
  step(
    3,
    fc.record({
      do: fc.constantFrom('addSection', 'addPost', 'removeFile', 'moveSection'),
      device,
      file: number,
    }),
  ),
  step(
    5,
    fc.record({
      do: fc.constantFrom('addPhoto', 'choosePicture', 'finishPhoto', 'finishPhoto'),
      device,
      at: number,
    }),
  ),
  step(
    8,
    fc.record({
      do: fc.constantFrom('save', 'save', 'save', 'undo', 'discard', 'reload', 'refresh'),
      device,
    }),
  ),
  step(
    3,
    fc.record({ do: fc.constantFrom('undoSave', 'undoSave', 'leaveOut'), device, at: number }),
  ),
  step(
    2,
    fc.record({ do: fc.constant('resolve'), device, choice: fc.constantFrom('ours', 'theirs') }),
  ),
  step(
    2,
    fc.record({
      do: fc.constantFrom('openTab', 'closeTab', 'continueHere'),
      device,
      tab: number,
    }),
  ),
  step(1, fc.record({ do: fc.constantFrom('full', 'room'), device })),
  step(1, fc.record({ do: fc.constant('editByHand'), at: number })),
  step(1, fc.record({ do: fc.constant('pull'), choice: fc.constantFrom('ours', 'theirs') })),
  step(1, fc.record({ do: fc.constant('push') })),
  step(
    20,
    fc.record({
      do: fc.constant('deliver'),
      request: number,
      fault: fc.oneof(
        { weight: 5, arbitrary: fc.constant<Fault>('none') },
        { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(FAULTS) as Fault[])) },
      ),
    }),
  ),
  step(4, fc.record({ do: fc.constant('deliverAll') })),
  step(1, fc.record({ do: fc.constant('deploy') })),
  step(1, fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(5, 60, 1000) })),
) as fc.Arbitrary<Step>;

// What single steps rarely lead to.

/** Someone publishes, taps Undo and publishes again. */
const PUBLISH_TWICE = fc
  .tuple(device, number)
  .map(([by, field]): Step[] => [
    { do: 'type', device: by, field },
    { do: 'save', device: by },
    { do: 'deliverAll' },
    { do: 'undoSave', device: by, at: 0 },
    { do: 'deliverAll' },
    { do: 'save', device: by },
    { do: 'deliverAll' },
  ]);

/** Someone removes something, gets what another has published, and taps Undo. */
const UNDO_LATE = fc
  .tuple(device, fc.constantFrom(1, 2), number, number)
  .map(([by, next, row, field]): Step[] => [
    { do: 'deliverAll' },
    { do: 'removeRow', device: by, row },
    { do: 'type', device: by + next, field },
    { do: 'save', device: by + next },
    { do: 'deliverAll' },
    { do: 'refresh', device: by },
    { do: 'deliverAll' },
    { do: 'undo', device: by },
  ]);

/** Someone moves or removes photos, or chooses another one, while one is processed. */
const SLOW_PHOTO = fc
  .tuple(device, number, number, fc.constantFrom('moveRow', 'removeRow', 'choosePicture'))
  .map(([by, at, row, change]): Step[] => [
    { do: 'choosePicture', device: by, at },
    change === 'choosePicture' ? { do: change, device: by, at } : { do: change, device: by, row },
    { do: 'finishPhoto', device: by, at: 1 },
    { do: 'finishPhoto', device: by, at: 0 },
  ]);

export const HISTORY = fc
  .array(
    fc.oneof(
      { weight: 30, arbitrary: STEP.map((each) => [each]) },
      { weight: 1, arbitrary: fc.oneof(PUBLISH_TWICE, UNDO_LATE, SLOW_PHOTO) },
    ),
    { minLength: 1, maxLength: 80, size: 'max' },
  )
  .map((parts) => parts.flat());

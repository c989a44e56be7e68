import type { Connection } from 'mongoose';

/** Copies a delivery that was sent so often, as another video's. The copies have the shape that its build wrote. */
export async function copyDeliveries(connection: Connection, count: number): Promise<void> {
  const deliveries = connection.collection('deliveries');
  const sent = await deliveries.findOne({ status: 'delivered' });
  if (!sent) throw new Error('no delivery was sent');
  const batch = 2_000;
  for (let first = 0; first < count; first += batch) {
    const copies = Array.from({ length: Math.min(batch, count - first) }, (_, index) => {
      const name = `copy${first + index}`;
      return { ...sent, _id: name as never, eventId: name, videoId: name };
    });
    await deliveries.insertMany(copies);
  }
}

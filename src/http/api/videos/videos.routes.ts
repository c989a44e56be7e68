import { choiceField, integerField, textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { type UserCall, userRoute } from '../routing/route.ts';
import { deliveryListSchema, presentDelivery } from './delivery.presenter.ts';
import { findExistingVideo } from './find-existing-video.ts';
import { isExisting, presentListedVideo, presentVideo } from './video.presenter.ts';
import { videoListSchema, videoSchema } from './video.schemas.ts';

const noSuchVideo = { description: 'No such video', schema: messageSchema };

const listFields = {
  limit: integerField({ min: 1, max: 100 }),
  cursor: textField({ maxLength: 1024 }),
  status: choiceField(['processing', 'processed', 'failed']),
};

const listVideos = userRoute({
  method: 'get',
  path: '/videos',
  docs: {
    id: 'listVideos',
    tag: 'Videos',
    summary: 'Your videos, newest first',
    query: listFields,
    replies: { 200: { description: 'A page of videos', schema: videoListSchema } },
  },
  async handle(call, { services }) {
    const { limit = 20, cursor, status } = validate(listFields, call.query);
    const { videos, nextCursor } = await services.videos.listVideos({ ownerId: call.userId, limit, cursor, status });
    return { status: 200, body: { data: videos.filter(isExisting).map(presentListedVideo), next_cursor: nextCursor } };
  },
});

const showVideo = userRoute({
  method: 'get',
  path: '/videos/:id',
  docs: {
    id: 'showVideo',
    tag: 'Videos',
    summary: 'All about one video',
    replies: { 200: { description: 'The video', schema: videoSchema }, 404: noSuchVideo },
  },
  async handle(call, { services }) {
    const video = await findExistingVideo(services, videoOf(call));
    return { status: 200, body: presentVideo(video, await services.deliveries.listDeliveries(videoOf(call))) };
  },
});

const cancelVideo = userRoute({
  method: 'post',
  path: '/videos/:id/cancel',
  docs: {
    id: 'cancelVideo',
    tag: 'Videos',
    summary: 'Stop working on a video',
    replies: {
      200: { description: 'Cancelled: its status is failed now', schema: videoSchema },
      404: noSuchVideo,
      409: { description: 'It is not processing; nothing has changed', schema: messageSchema },
    },
  },
  async handle(call, { services }) {
    await findExistingVideo(services, videoOf(call));
    await services.videos.cancelVideo(videoOf(call));
    const video = await findExistingVideo(services, videoOf(call));
    return { status: 200, body: presentVideo(video, await services.deliveries.listDeliveries(videoOf(call))) };
  },
});

const deleteVideo = userRoute({
  method: 'delete',
  path: '/videos/:id',
  docs: {
    id: 'deleteVideo',
    tag: 'Videos',
    summary: 'Delete a video and its outputs',
    replies: { 204: { description: 'Deleted' }, 404: noSuchVideo },
  },
  async handle(call, { services }) {
    await services.videos.deleteVideo(videoOf(call));
    return { status: 204 };
  },
});

const listDeliveries = userRoute({
  method: 'get',
  path: '/videos/:id/deliveries',
  docs: {
    id: 'listDeliveries',
    tag: 'Videos',
    summary: 'Whom a video was announced to, with every attempt',
    replies: { 200: { description: 'The deliveries', schema: deliveryListSchema }, 404: noSuchVideo },
  },
  async handle(call, { services }) {
    const deliveries = await services.deliveries.listDeliveries(videoOf(call));
    return { status: 200, body: { data: deliveries.map(presentDelivery) } };
  },
});

const redeliver = userRoute({
  method: 'post',
  path: '/videos/:id/deliveries/:deliveryId/redeliver',
  docs: {
    id: 'redeliver',
    tag: 'Videos',
    summary: 'Announce it once more, under the same event id',
    replies: {
      202: { description: 'On its way', schema: messageSchema },
      404: { description: 'No such video or delivery', schema: messageSchema },
    },
  },
  async handle(call, { services }) {
    await services.deliveries.redeliver({ ...videoOf(call), deliveryId: call.params.deliveryId ?? '' });
    return { status: 202, body: { message: 'It is being sent again.' } };
  },
});

export const videosRoutes = [listVideos, showVideo, cancelVideo, deleteVideo, listDeliveries, redeliver];

function videoOf(call: UserCall) {
  return { ownerId: call.userId, videoId: call.params.id ?? '' };
}
